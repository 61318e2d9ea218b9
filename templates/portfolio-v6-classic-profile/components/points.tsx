/** A list of short texts; nothing where there are none. */
export function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <ul className="points" dir="auto">
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
}
