import * as common from '@vitrine/common/portfolio/page-facts'
import { plainText } from '@vitrine/templates/parts/rich-text-tree'

export const pageFacts = (source: common.PageSource) => common.pageFacts(source, plainText)
