import { personMachine } from '../../../machines/person.ts'
import type { OpenGateway } from '../../services/catalogue/catalogue.ts'
import { personPorts } from '../../services/catalogue/providePerson.ts'
import { makeTitles } from '../../services/catalogue/titles.ts'
import type { Http } from '../../services/http/types.ts'
import type { OwnViewStore } from '../../services/storage/ownView.ts'

interface PersonParts {
  readonly http: Http
  readonly gateway: OpenGateway
  readonly ownView: Pick<OwnViewStore, 'isKidsMode'>
}

/** Who made a title, on its page and among what was found. */
export const providePerson = ({ http, gateway, ownView }: PersonParts): typeof personMachine =>
  personMachine.provide({ actors: { ...personPorts(makeTitles(http, gateway), ownView) } })
