import { AutosaveSetting } from './settings/autosave-setting.tsx'
import { DomainSettings } from './settings/domain-settings.tsx'
import { PublicUrl } from './settings/public-url.tsx'
import { SearchSettings } from './settings/search-settings.tsx'
import { TemplateSettings } from './settings/template-settings.tsx'
import { Panel } from './panel.tsx'

export const SettingsPanel = () => (
  <Panel title="Settings">
    <PublicUrl />
    <SearchSettings />
    <TemplateSettings />
    <DomainSettings />
    <AutosaveSetting />
  </Panel>
)
