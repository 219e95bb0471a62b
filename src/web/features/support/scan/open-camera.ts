// Opens the rear camera of the device, with its torch if available.

/**
 * Why there is no picture. `denied`: by the user or the browser; `none`: the device has no camera; `busy`: the camera cannot
 * be used now; `insecure`: the page has no https.
 */
export type CameraFailure = 'denied' | 'none' | 'busy' | 'insecure'

export class CameraError extends Error {
  readonly failure: CameraFailure

  constructor(failure: CameraFailure) {
    super(failure)
    this.name = 'CameraError'
    this.failure = failure
  }
}

export interface Camera {
  stream: MediaStream
  hasTorch: boolean
  setTorch(on: boolean): Promise<void>
  close(): void
}

/** Errors: CameraError. */
export async function openCamera(): Promise<Camera> {
  // Undefined on pages without https.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('insecure')
  const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } }
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video })
  } catch (error) {
    throw new CameraError(CAMERA_ERRORS[(error as DOMException).name] ?? 'busy')
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

const CAMERA_ERRORS: Record<string, CameraFailure> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}
