// The device's camera, and why there is none.

/** Rejects with a sentence that says why, and what to do. */
export async function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices?.getUserMedia)
    throw new Error(
      'The browser gives this page no camera. It does so only for pages of a site with https, not for files.',
    );
  try {
    return await mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment' } });
  } catch (problem) {
    throw new Error(REASONS[(problem as DOMException).name] ?? `The camera does not start: ${String(problem)}`);
  }
}

const REASONS: Record<string, string> = {
  NotAllowedError:
    'The camera was refused. Allow it for this page in the browser’s settings, and press again. If the browser does not ask, the site’s Permissions-Policy may forbid cameras.',
  NotFoundError: 'This device has no camera.',
  NotReadableError: 'Another program uses the camera. Close it, and press again.',
  OverconstrainedError: 'This device has no camera.',
};

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
