import Hls, { type PlaylistLoaderContext } from 'hls.js'
import type { Report } from '../../report/report.ts'
import { tellBrokenCaptions } from '../brokenCaptions.ts'
import type { LoadRequest, Swarm } from '../engine.ts'
import type { Prefetch } from '../prefetch.ts'
import type { SignOffer } from '../signOffer.ts'
import { answeredLoader, type LoaderClass } from './answeredLoader.ts'
import type { Gate } from './gate.ts'
import { gatedLoader } from './gatedLoader.ts'
import { lowCountLoader } from './lowCountLoader.ts'
import { memoryLoader } from './memoryLoader.ts'
import { solidLoader } from './solidLoader.ts'
import { solidTextLoader } from './solidTextLoader.ts'
import { tokenLoader } from './tokenLoader.ts'

/** A loader that lets the first playlist of the stream be read once more. */
const heardLoader = (Base: LoaderClass, hear: SignOffer['hear']): LoaderClass =>
  answeredLoader(Base, (context, { onSuccess }) => ({
    onSuccess: (response, ...rest) => {
      const { type } = context as Partial<PlaylistLoaderContext>
      if (type === 'manifest' && typeof response.data === 'string') hear(response.data, response.url || context.url)
      onSuccess(response, ...rest)
    },
  }))

interface StreamLoaderParts {
  readonly prefetch: Pick<Prefetch, 'take'>
  readonly gate: Gate
  readonly report: Pick<Report, 'dropped'>
}

/** How hls.js asks for a stream and all of its parts. */
export const makeStreamLoader = ({ prefetch, gate, report }: StreamLoaderParts) => {
  const network = gatedLoader(Hls.DefaultConfig.loader, gate)
  const ahead = memoryLoader(network, prefetch)
  const source = ({ cmcd }: Pick<LoadRequest, 'cmcd'>, swarm: Swarm | undefined): LoaderClass => {
    // Viewers who share know their stream by what the host answers: nothing of it comes from memory.
    if (swarm !== undefined) return network
    if (cmcd === undefined) return ahead
    return cmcd.loader(memoryLoader(network, { take: address => prefetch.take(cmcd.plain(address)) }))
  }
  const solid = (each: LoaderClass) => solidTextLoader(solidLoader(each), () => tellBrokenCaptions(report))
  return (
    request: Pick<LoadRequest, 'cmcd' | 'token'>,
    swarm: Swarm | undefined,
    { hear }: Pick<SignOffer, 'hear'>,
  ): LoaderClass => tokenLoader(heardLoader(lowCountLoader(solid(source(request, swarm))), hear), request.token)
}
