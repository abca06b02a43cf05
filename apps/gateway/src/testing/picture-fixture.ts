import sharp from 'sharp';
import type { TestGateway } from './test-gateway';

/** Sends a small picture as the person who is signed in; answers its id. */
export async function uploadedPicture(
  gateway: TestGateway,
  { token }: { readonly token: string },
): Promise<string> {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#888' };
  const image = await sharp({ create }).png().toBuffer();
  const input = { image: image.toString('base64') };
  return (await gateway.call('/kanoupload/imageupload.json', input, { token })).data.fileId;
}
