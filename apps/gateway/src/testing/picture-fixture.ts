import sharp from 'sharp';
import type { TestGateway } from './test-gateway';

/** A small picture in Base64. */
export async function smallPicture(): Promise<string> {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#888' };
  const image = await sharp({ create }).png().toBuffer();
  return image.toString('base64');
}

/** Sends a small picture as the person who is signed in; answers its id. */
export async function uploadedPicture(
  gateway: TestGateway,
  { token }: { readonly token: string },
): Promise<string> {
  const input = { image: await smallPicture() };
  return (await gateway.call('/kanoupload/imageupload.json', input, { token })).data.fileId;
}
