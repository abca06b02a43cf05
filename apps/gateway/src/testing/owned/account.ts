import sharp from 'sharp';
import { sendMessage } from '../../kernel/messages/send-message';
import { newAdult } from '../people';
import type { OwnedThings, Trial } from './trial';

/** People, addresses, devices, files. */
export async function accountThings({ gateway, samples }: Trial): Promise<OwnedThings> {
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#888' },
  })
    .png()
    .toBuffer();
  return {
    makes: {
      patient: async ({ make, mobile }) =>
        (await make('/patient/add', newAdult({ mobile, relation: 'self' }))).patientId,
      address: async ({ make }) =>
        (await make('/logistics/postingaddress/add', samples())).addressId,
      emergencyContact: async ({ make }) =>
        (await make('/user/emergencycontact/add', { ...samples(), relation: 'friend' })).contactId,
      session: async ({ make }) =>
        (await make('/user/account/session/list.json', {})).items[0].sessionId,
      file: async ({ make }) =>
        (await make('/kanoupload/imageupload.json', { image: picture.toString('base64') })).fileId,
      // Only the product sends messages.
      messageMatter: async ({ accountId, mobile }) => {
        const matterId = `matter-of-${accountId}`;
        const about = { topic: 'wait', matterId } as const;
        const { db, clock } = gateway.services;
        await sendMessage(db, { channel: 'sms', to: mobile, text: 'told', about }, clock);
        return matterId;
      },
      realNameReview: async ({ make, own }) =>
        (
          await make('/user/account/realname/submitreview.json', {
            ...samples(),
            cardType: 'passport',
            cardNo: 'E12345678',
            pictures: [await own('file')],
          })
        ).reviewId,
    },
  };
}
