import { titleDetailMachine } from '../../../machines/titleDetail/index.ts'
import { titleStarMachine } from '../../../machines/titleStar.ts'
import { type TitleDetailParts, titleDetailPorts, titleStarPorts } from '../../services/catalogue/provideTitleDetail.ts'
import { providePerson } from './providePerson.ts'

/** The page of a title: code that the page loads. */
export const provideTitleDetail = (parts: TitleDetailParts): typeof titleDetailMachine =>
  titleDetailMachine.provide({
    actors: {
      ...titleDetailPorts(parts),
      titleStar: titleStarMachine.provide({ actors: { ...titleStarPorts(parts) } }),
      person: providePerson(parts),
    },
  })
