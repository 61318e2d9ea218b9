import { useRef } from 'react'
import { Images } from 'lucide-react'
import { Button } from '../../../components/button.tsx'

/** Chooses pictures, each of which becomes an entry of a list. */
export function AddPictures({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label={`Choose pictures for ${label}`}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button size="sm" icon={<Images aria-hidden />} onClick={() => input.current?.click()}>
        Add pictures<span className="sr-only"> to {label}</span>
      </Button>
      <p className="w-full text-xs text-muted max-lg:hidden">
        Pictures that you drop on this list become entries of it.
      </p>
    </>
  )
}
