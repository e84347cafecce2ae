import { searchMachine } from '../../../machines/search/index.ts'
import { type SearchParts, searchPorts } from '../../services/api/search.ts'
import { providePerson } from './providePerson.ts'

/** The search: code that its page loads. */
export const provideSearch = (parts: SearchParts): typeof searchMachine =>
  searchMachine.provide({ actors: { ...searchPorts(parts), person: providePerson(parts) } })
