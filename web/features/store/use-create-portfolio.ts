import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { createPortfolio } from '@vitrine/common/api/portfolios'
import { editorPath } from '@vitrine/common/routes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { request } from '../../lib/api.ts'

/** Makes a portfolio from a template and opens it in the editor. Without a name the server gives one. */
export function useCreatePortfolio() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { templateId: TemplateId; name?: string }) => request(createPortfolio, { body }),
    onSuccess: async ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: ['portfolios'] })
      await navigate(editorPath(id))
    },
  })
}
