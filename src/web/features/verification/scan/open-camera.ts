// The camera at the back of the device, with its light where it has one.

/** Why there is no picture: said in words, with the way by a file beside it. */
export type CameraFault = 'denied' | 'none' | 'busy' | 'insecure'

export class CameraError extends Error {
  readonly fault: CameraFault

  constructor(fault: CameraFault) {
    super(fault)
    this.name = 'CameraError'
    this.fault = fault
  }
}

export interface Camera {
  stream: MediaStream
  hasTorch: boolean
  setTorch(on: boolean): Promise<void>
  close(): void
}

/** Throws CameraError. */
export async function openCamera(): Promise<Camera> {
  // Absent where the page came without https.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('insecure')
  const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } }
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video })
  } catch (error) {
    throw new CameraError(FAULTS[(error as DOMException).name] ?? 'busy')
  }
  const [track] = stream.getVideoTracks()
  const abilities = (track?.getCapabilities?.() ?? {}) as { torch?: boolean }
  return {
    stream,
    hasTorch: abilities.torch === true,
    setTorch: async (on) => track?.applyConstraints({ advanced: [{ torch: on } as object] }),
    close() {
      for (const each of stream.getTracks()) each.stop()
    },
  }
}

const FAULTS: Record<string, CameraFault> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}
