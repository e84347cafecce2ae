import { Language } from '../../../models/language.ts'
import { useHandle } from '../../app/context.ts'
import { useLanguage } from '../../app/useLanguage.ts'
import { Languages } from '../../components/shell/Languages.tsx'

export const LanguagePicker = () => {
  const { preferences } = useHandle()
  return <Languages language={useLanguage()} languages={Language.values} onLanguage={preferences.chooseLanguage} />
}
