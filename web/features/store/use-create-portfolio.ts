import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../lib/toast.ts'
import { createPortfolio } from '@vitrine/common/api/portfolios'
import type { BodyOf } from '@vitrine/common/api/endpoint'
import { editorPath } from '@vitrine/common/routes'
import { usernameMessages } from '@vitrine/common/username'
import { request } from '../../lib/api.ts'
import { heard } from '../../lib/words/say.ts'
import { attach } from '../username/index.ts'

interface NewPortfolio extends BodyOf<typeof createPortfolio> {
  /** One that the account holds, to be its address. */
  username?: string
}

const mutationKey = ['create-portfolio']

/** Makes a portfolio from a template and opens it in the editor. Without a name the server gives one. */
export function useCreatePortfolio() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const creation = useMutation({
    mutationKey,
    async mutationFn({ username, ...body }: NewPortfolio) {
      const portfolio = await request(createPortfolio, { body })
      // The portfolio is there whatever becomes of its address, which can be chosen in the editor.
      const attachment = username === undefined ? null : await attach(portfolio.id, username)
      if (attachment?.outcome === 'failed') toast.error(heard(attachment.message))
      if (attachment?.outcome === 'elsewhere') toast.error(heard(usernameMessages.attachedElsewhere))
      return portfolio
    },
    onSuccess: async ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: ['portfolios'] })
      await navigate(editorPath(id), { state: { isNew: true } })
    },
  })
  const mutate: typeof creation.mutate = (...portfolio) => {
    // The second press of a double click can come before the first is rendered.
    if (queryClient.isMutating({ mutationKey }) === 0) creation.mutate(...portfolio)
  }
  return { ...creation, mutate }
}
