export type DemoAccount = { uid: string; email: string; password: string; name: string; note: string }

/** The demo accounts; printed when the app starts. */
export const demoAccounts = [
  {
    uid: 'demo-ada',
    email: 'ada@vitrine.example',
    password: 'Vitrine-demo-1',
    name: 'Ada Marlowe',
    note: 'two published portfolios, one of them with changes that are not live, and a private link',
  },
  {
    uid: 'demo-jonas',
    email: 'jonas@vitrine.example',
    password: 'Vitrine-demo-2',
    name: 'Jonas Feld',
    note: 'one published portfolio, in English and German, one draft',
  },
  {
    uid: 'demo-mio',
    email: 'mio@vitrine.example',
    password: 'Vitrine-demo-3',
    name: '青木 澪',
    note: 'one published portfolio, in Japanese',
  },
] as const satisfies readonly DemoAccount[]
