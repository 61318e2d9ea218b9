import { TabPanel, Tabs } from '../../../components/tabs.tsx'
import { oneOf, useAddressChoice } from '../../../lib/use-address-choice.ts'
import { useAuth } from '../../auth/index.ts'
import { MessageList } from '../message-list.tsx'
import { SubscriberList } from '../subscriber-list.tsx'
import { useUnread } from '../use-inbox.ts'
import { say } from '../../../lib/words/say.ts'

const tabs = ['messages', 'subscribers'] as const

/** What visitors sent with the forms of the account's pages. */
export function InboxPage() {
  const { user } = useAuth()
  const [tab, setTab] = useAddressChoice<(typeof tabs)[number]>('tab', 'messages', oneOf(tabs))
  const uid = user?.uid ?? ''
  const unread = useUnread(uid)
  return (
    <div className="page-width grid max-w-4xl gap-6 py-8 sm:py-10">
      <h1 className="text-xl font-semibold">{say('Messages')}</h1>
      <Tabs
        value={tab}
        onChange={setTab}
        label={say('Messages and subscribers')}
        items={[
          { value: 'messages', label: unread ? say('Messages ({n} unread)', { n: unread }) : say('Messages') },
          { value: 'subscribers', label: say('Subscribers') },
        ]}
      >
        <TabPanel value="messages" className="pt-6">
          <MessageList uid={uid} />
        </TabPanel>
        <TabPanel value="subscribers" className="pt-6">
          <SubscriberList uid={uid} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
