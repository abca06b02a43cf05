import type { Locale } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addConsultDoctor, desk } from '../../testing/consult-fixture';
import { anna, told } from '../../testing/overseas-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { seed as seedGifts } from '../rewards/seed';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  await seedGifts(gateway.services.db);
  await desk(gateway, 'set-overseas-duty', { doctorId, department: 'respiratory', isOnDuty: true });
});
afterAll(() => gateway.dispose());

interface Said {
  readonly signIn: string;
  readonly taken: string;
  readonly tip: string;
  readonly doctorTitle: string;
  readonly gift: string;
  readonly closed: string;
  readonly nickname: string;
  readonly missing: string;
}

const said: readonly (readonly [Locale, Said])[] = [
  [
    'it',
    {
      signIn: 'Il Suo codice di accesso è',
      taken: 'un medico ha preso la Sua richiesta',
      tip: 'numero di emergenza locale',
      doctorTitle: 'Primario',
      gift: 'Una tazza di tè',
      closed: 'Questa conversazione è conclusa',
      nickname: 'Un nickname può contenere solo',
      missing: 'Non abbiamo trovato queste informazioni',
    },
  ],
  [
    'fr',
    {
      signIn: 'Votre code de connexion est',
      taken: 'un médecin a pris votre demande',
      tip: 'numéro d’urgence local',
      doctorTitle: 'Médecin-chef',
      gift: 'Une tasse de thé',
      closed: 'Cette conversation est terminée',
      nickname: 'Un pseudonyme ne contient que',
      missing: 'Cette information est introuvable',
    },
  ],
  [
    'id',
    {
      signIn: 'Kode masuk Anda',
      taken: 'dokter sudah menerima konsultasi Anda',
      tip: 'nomor darurat setempat',
      doctorTitle: 'Dokter kepala',
      gift: 'Secangkir teh',
      closed: 'Percakapan ini sudah berakhir',
      nickname: 'Nama panggilan hanya boleh berisi',
      missing: 'Informasi ini tidak ditemukan',
    },
  ],
];

describe.each(said)('a reader of %s', (locale, words) => {
  it('is told everything of a consultation in their language', async () => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    const call = (path: string, body: object) => gateway.call(path, body, { token, locale });
    const { askerId } = (await call('/overseas/asker/add.json', anna)).data;
    const { orderKey } = (await call('/overseas/consult/submit.json', { askerId, ...told })).data;
    await desk(gateway, 'take-overseas-consult', { orderKey, doctorId });
    const messages = await gateway.messagesTo(mobile);
    expect(messages.map(({ text }) => text).join()).toContain(words.taken);
    await desk(gateway, 'answer-conversation', { orderKey, text: '多喝水' });
    const { doctor } = (await call('/overseas/consult/detail.json', { orderKey })).data;
    expect(doctor.titleText).toBe(words.doctorTitle);
    expect(`${doctor.name}${doctor.hospitalName}`).not.toMatch(/\p{Script=Han}/u);

    const { tips } = (await call('/moduleim/dpchat/bottomtips', { orderKey })).data;
    expect(tips.join('')).toContain(words.tip);

    await call('/overseas/consult/finish.json', { orderKey, readBack: [] });
    const talk = (await call('/moduleim/dpchat/detaillist', { orderKey })).data.items;
    expect(talk.at(-1).content.text).toBe(words.closed);
    const { items } = (await call('/reward/gift/list', {})).data;
    expect(items[0].title).toBe(words.gift);
  });

  it('is sent a code in their language', async () => {
    const mobile = gateway.newMobile();
    const asked = { mobile, scene: 'login' };
    await gateway.call('/moduleoperate/verifycode/sendcode.json', asked, { locale });
    expect((await gateway.messagesTo(mobile)).map(({ text }) => text).join()).toContain(
      words.signIn,
    );
  });

  it('is refused in their language, at a field as well', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    const call = (path: string, body: object) => gateway.call(path, body, { token, locale });
    const unknown = await call('/overseas/consult/detail.json', { orderKey: 'none' });
    expect(unknown.message).toContain(words.missing);
    const named = await call('/user/account/validatenickname', { nickname: 'a b' });
    expect(JSON.stringify(named.data)).toContain(words.nickname);
  });
});
