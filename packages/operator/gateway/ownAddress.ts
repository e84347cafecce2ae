import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** An address of somebody else as one of this origin, and back. */
export interface OwnAddresses {
  /** With a track where it is one of a DASH manifest that is meant. */
  readonly of: (channelId: string, address: URL, track?: string) => string
  /** `undefined` for what this operator has not written itself: it is nobody's open proxy. */
  readonly read: (channelId: string, sealedFolder: string, name: string) => URL | undefined
}

const folderOf = ({ href }: URL): string => {
  const path = href.split(/[?#]/)[0] ?? href
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/**
 * The folder is sealed for one channel and the name stands behind it as it is: what counts in the names of segments stays
 * readable to the player, what an account of a provider is does not. The same address is sealed to the same words.
 */
export const makeOwnAddresses = (): OwnAddresses => {
  const [key, nonceKey] = [randomBytes(32), randomBytes(32)]
  const sealed = (channelId: string, folder: string): string => {
    const nonce = createHmac('sha256', nonceKey).update(`${channelId}\n${folder}`).digest().subarray(0, NONCE)
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(channelId))
    const body = Buffer.concat([cipher.update(folder, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')
  }
  /** A playlist names one folder many times. */
  let last = { channelId: '', folder: '', words: '' }
  const sealedOnce = (channelId: string, folder: string): string => {
    if (last.channelId !== channelId || last.folder !== folder)
      last = { channelId, folder, words: sealed(channelId, folder) }
    return last.words
  }
  const opened = (channelId: string, words: string): string | undefined => {
    const bytes = Buffer.from(words, 'base64url')
    if (bytes.length <= NONCE + TAG) return undefined
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
      .setAAD(Buffer.from(channelId))
      .setAuthTag(bytes.subarray(-TAG))
    try {
      return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return undefined
    }
  }
  return {
    of: (channelId, address, track) => {
      const folder = folderOf(address)
      const [name = ''] = address.href.slice(folder.length).split('#')
      const way = track === undefined ? 'stream' : `dash-${Buffer.from(track).toString('base64url')}`
      return `/gateway/${way}/${channelId}/${sealedOnce(channelId, folder)}/${name}`
    },
    read: (channelId, sealedFolder, name) => {
      const folder = opened(channelId, sealedFolder)
      if (folder === undefined || !URL.canParse(name, folder)) return undefined
      const address = new URL(`${folder}${name}`)
      return folderOf(address) === folder ? address : undefined
    },
  }
}

const OWN_ADDRESS = /^\/gateway\/(?:stream|dash-([\w-]*))\/(\d+|t[\d-]+)\/([\w-]+)\/([^/]*)$/

/** The parts of `/gateway/stream/<channel>/<sealed folder>/<name>`, and of the same with a track of DASH. */
export const ownParts = (path: string) => {
  const match = OWN_ADDRESS.exec(path)
  if (match === null) return undefined
  const [, track, channelId = '', folder = '', name = ''] = match
  return { channelId, folder, name, track: track && Buffer.from(track, 'base64url').toString() }
}
