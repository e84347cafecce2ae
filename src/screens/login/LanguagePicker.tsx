import { Language } from '../../../models/language.ts'
import { Languages } from '../../ui/components/shell/Languages.tsx'
import { useHandle } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'

export const LanguagePicker = () => {
  const { preferences } = useHandle()
  return <Languages language={useLanguage()} languages={Language.values} onLanguage={preferences.chooseLanguage} />
}
