import type { appRoutes } from '@vitrine/common/routes'
import type { Word } from './words/words.ts'

/** What a screen shows until it is there. */
export type Outline = 'cards' | 'editor' | 'figures' | 'form' | 'page' | 'pair' | 'rows'

export interface ScreenFacts {
  /** Of the document; a screen may say it more exactly once it knows what it shows. Null for the product's own. */
  title: Word | null
  description: Word
  outline: Outline
}

/** Addresses that other documents answer, or that only lead on. */
type NoScreen = 'template' | 'example' | 'editorShort'

/** Each screen of the app: what the browser's tab and search engines are told of it, and the shape in which it loads. */
export const screens: Record<Exclude<keyof typeof appRoutes, NoScreen>, ScreenFacts> = {
  landing: {
    title: null,
    description:
      'Choose a template, fill in your work, publish it at your own address. Vitrine is an open-source builder for portfolio websites.',
    outline: 'page',
  },
  login: { title: 'Sign in', description: 'Sign in to edit and publish your portfolio websites.', outline: 'form' },
  signup: {
    title: 'Create your account',
    description: 'Make a portfolio website of your own. Free to start; you decide on a plan later.',
    outline: 'form',
  },
  verify: {
    title: 'Verify your email',
    description: 'Confirm that the address of your account is yours.',
    outline: 'form',
  },
  resetPassword: {
    title: 'Reset your password',
    description: 'Get a link with which you choose a new password.',
    outline: 'form',
  },
  authAction: { title: 'Your link', description: 'What a link of a mail from Vitrine leads to.', outline: 'form' },
  payment: { title: 'Choose a plan', description: 'What is free, and what Pro adds.', outline: 'pair' },
  paymentSuccess: { title: 'Payment', description: 'Your payment is confirmed here.', outline: 'page' },
  onboarding: { title: 'Welcome', description: 'Three short steps to your first portfolio.', outline: 'page' },
  account: { title: 'Account', description: 'Your profile, password, plan and data.', outline: 'rows' },
  store: {
    title: 'Portfolio templates',
    description: 'Templates for portfolio websites. Each one is a finished website that you make yours in the editor.',
    outline: 'cards',
  },
  dashboard: { title: 'Dashboard', description: 'Your portfolios, and how often they were viewed.', outline: 'cards' },
  chooser: { title: 'Choose a template', description: 'Start a new portfolio from a template.', outline: 'cards' },
  messages: {
    title: 'Messages',
    description: 'What visitors of your pages sent you, and who subscribed.',
    outline: 'rows',
  },
  editor: { title: 'Editor', description: 'Edit a portfolio and see the real page beside it.', outline: 'editor' },
  editorPages: { title: 'Pages', description: 'The case studies and articles of a portfolio.', outline: 'rows' },
  pageEditor: { title: 'Page editor', description: 'Write a case study or an article.', outline: 'editor' },
  analytics: {
    title: 'Portfolio Analytics',
    description: 'Who visits a portfolio, and what they click.',
    outline: 'figures',
  },
  sharedAnalytics: {
    title: 'Shared analytics',
    description: 'The figures of a portfolio, shared by its owner.',
    outline: 'figures',
  },
  preview: { title: 'Preview', description: 'A draft as its page will look, on this device only.', outline: 'page' },
}
