import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Link } from '../../parts/link.tsx'
import { Text } from '../../parts/text.tsx'
import { bookingOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** Where a session is booked; nothing without an address for it. */
export function BookingLink({ content }: { content: PortfolioContent }) {
  const say = useSay()
  const booking = bookingOf(content)
  if (!booking) return null
  return (
    <Link href={booking.href} className="book" from={content.cta} field="href">
      <Text from={content.cta} field="buttonText">
        {booking.text || say('Book a Session')}
      </Text>
    </Link>
  )
}
