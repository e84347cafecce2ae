import { fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { FilmsAnswer, FilmsWish, PersonAnswer, PersonInput } from './types.ts'

/** A person with the first page of the titles. */
const loadPerson = fromPromise<PersonAnswer, PersonInput>(unprovided('loadPerson'))
const loadFilms = fromPromise<FilmsAnswer, FilmsWish>(unprovided('loadFilms'))

export const personActors = { loadPerson, loadFilms }
