import { say } from '../../../lib/words/say.ts'
import { AutosaveSetting } from './settings/autosave-setting.tsx'
import { DomainSettings } from './settings/domain-settings.tsx'
import { LanguageSettings } from './settings/language-settings.tsx'
import { OtherLanguages } from './settings/other-languages.tsx'
import { PublicUrl } from './settings/public-url.tsx'
import { SearchSettings } from './settings/search-settings.tsx'
import { TemplateSettings } from './settings/template-settings.tsx'
import { Panel } from './panel.tsx'

export const SettingsPanel = () => (
  <Panel title={say('Settings')}>
    <PublicUrl />
    <SearchSettings />
    <LanguageSettings />
    <OtherLanguages />
    <TemplateSettings />
    <DomainSettings />
    <AutosaveSetting />
  </Panel>
)
