// Stores what the system's share sheet sends, for the page to preview. It never leaves the device.
import { SHARED_ADDRESS, SHARED_CACHE, SHARED_NAME } from '../../device/shared_file.ts';

/** Address to which the manifest sends shared files. */
export const SHARE = 'share';

const PAGE = './#events/shared';

export async function keepShared(request: Request): Promise<Response> {
  const file = fileIn(await request.formData());
  const cache = await caches.open(SHARED_CACHE);
  if (file)
    await cache.put(SHARED_ADDRESS, new Response(file, { headers: { [SHARED_NAME]: encodeURIComponent(file.name) } }));
  return Response.redirect(PAGE, 303);
}

/** The first file, else the text. */
function fileIn(data: FormData): File | null {
  const file = data.getAll('file').find((one) => one instanceof File && one.size > 0);
  if (file) return file as File;
  const text = ['text', 'url']
    .map((name) => data.get(name))
    .find((one) => typeof one === 'string' && one.trim() !== '');
  return text ? new File([text], 'Shared text.txt') : null;
}
