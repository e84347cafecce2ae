import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** An address of somebody else as one of this origin, and back. */
export interface OwnAddresses {
  readonly of: (channelId: string, address: URL) => string
  /** `undefined` for what this operator has not written itself: it is nobody's open proxy. */
  readonly read: (channelId: string, sealedFolder: string, name: string) => URL | undefined
}

const PREFIX = '/gateway/stream'

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
    of: (channelId, address) => {
      const folder = folderOf(address)
      const [name = ''] = address.href.slice(folder.length).split('#')
      return `${PREFIX}/${channelId}/${sealed(channelId, folder)}/${name}`
    },
    read: (channelId, sealedFolder, name) => {
      const folder = opened(channelId, sealedFolder)
      if (folder === undefined || !URL.canParse(name, folder)) return undefined
      const address = new URL(`${folder}${name}`)
      return folderOf(address) === folder ? address : undefined
    },
  }
}

/** `/gateway/stream/<channel>/<sealed folder>/<name>`. */
export const OWN_ADDRESS: RegExp = /^\/gateway\/stream\/(\d+)\/([\w-]+)\/([^/]*)$/
