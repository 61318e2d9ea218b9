import { useRef } from 'react'
import { Images } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { say } from '../../../lib/words/say.ts'

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
        aria-label={say('Choose pictures for {label}', { label })}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button size="sm" icon={<Images aria-hidden />} onClick={() => input.current?.click()}>
        {say('Add pictures')}
        <span className="sr-only"> {say('to {label}', { label })}</span>
      </Button>
      <p className="w-full text-xs text-muted max-lg:hidden">
        {say('Pictures that you drop on this list become entries of it.')}
      </p>
    </>
  )
}
