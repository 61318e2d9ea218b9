export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul role="list" className="tags">
      {tags.map((tag, index) => (
        <li key={index}>{tag}</li>
      ))}
    </ul>
  )
}
