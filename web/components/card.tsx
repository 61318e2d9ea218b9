import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classNames('rounded-lg border border-line bg-surface', className)} {...rest} />
)
