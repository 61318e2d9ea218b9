import type { ReactNode } from 'react'
import { Tabs as Radix } from 'radix-ui'
import { classNames } from '../lib/class-names.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
}

export interface TabsProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  /** Names the list of tabs. */
  label: string
  items: readonly TabItem<Value>[]
  /** TabPanel for each item. */
  children: ReactNode
  className?: string
}

export function Tabs<Value extends string>({ value, onChange, label, items, children, className }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px flex h-10 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink data-[state=active]:border-accent-text data-[state=active]:text-ink [&_svg]:size-4"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  return (
    <Radix.Content value={value} className={classNames('rounded-lg', className)}>
      {children}
    </Radix.Content>
  )
}
