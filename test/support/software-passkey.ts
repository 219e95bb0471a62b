// An authenticator in software: makes a passkey, and answers challenges in the form in which a browser
// passes the answers on.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

export interface SigningOptions {
  origin?: string
  counter?: number
  /** Whether the authenticator did not ask for the finger or PIN of the person. */
  isUnverified?: boolean
}

export interface SoftwarePasskey {
  id: string
  /** The answer to navigator.credentials.create. */
  register(challenge: string, options?: SigningOptions): object
  /** The answer to navigator.credentials.get. */
  sign(challenge: string, options?: SigningOptions): object
}

const ORIGIN = 'http://localhost'

/**
 * The key signs with ES256, for the host `localhost`. The bytes in hexadecimal are CBOR (a binary form of JSON), namely a
 * public key in the format COSE. Flags: 01 the person is present, 04 verified, 40 the data contain the credential.
 */
export function softwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
  const credential = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    id: id.toString('base64url'),
    register(challenge, { origin = ORIGIN, counter = 0, isUnverified = false } = {}) {
      const data = Buffer.concat([authenticatorData(isUnverified ? 0x41 : 0x45, counter), attested])
      const clientDataJSON = clientData('webauthn.create', challenge, origin)
      const attestationObject = attestation(data).toString('base64url')
      return credential({
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject,
        transports: ['internal'],
      })
    },
    sign(challenge, { origin = ORIGIN, counter = 0, isUnverified = false } = {}) {
      const data = authenticatorData(isUnverified ? 0x01 : 0x05, counter)
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const signer = createSign('sha256').update(Buffer.concat([data, sha256(clientDataJSON)]))
      return credential({
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signer.sign(privateKey).toString('base64url'),
      })
    },
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData(flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(Buffer.from('localhost')), Buffer.from([flags]), count])
}

/** CBOR of { fmt: 'none', attStmt: {}, authData }; the data has between 24 and 255 bytes. */
function attestation(data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x58, data.length]),
    data,
  ])
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
