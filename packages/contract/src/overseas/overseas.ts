import { z } from 'zod';
import { AskerId } from './ids';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { overseasConsultCalls } from './overseas-consult-calls';
import { Gender } from '../account/patients';
import { ListOf, Nothing, writtenText } from '../shapes';

/** A country or region: its ISO 3166 code of two letters. */
const CountryCode = z.string().regex(/^[A-Z]{2}$/);

/** The documents that a consultant abroad can have. */
export const AskerCardType = z
  .enum(['passport', 'idCard', 'homeReturnPermit', 'taiwanPass'])
  .meta({ id: 'AskerCardType' });

/** A country or region as one chooses it (spec 1 §3, country entry). */
export const Country = z
  .object({
    /** In the reader's language. */
    label: z.string(),
    labelCode: CountryCode,
    /** What its telephone numbers begin with: `+39`. */
    value: z.string(),
    /** Under which letter it stands. */
    index: z.string(),
  })
  .meta({ id: 'Country' });

/** Who is asked for (spec 1 §3, overseas consultant). The number is masked. */
export const Asker = z
  .object({
    askerId: AskerId,
    nickname: z.string(),
    gender: Gender,
    /** Whole months of age today; 0 for less than one. */
    ageMonths: marked(z.int().min(0), { private: true }),
    country: Country.pick({ label: true, labelCode: true }),
    cardType: AskerCardType,
    cardNo: z.string(),
  })
  .meta({ id: 'Asker' });

const AskerFields = {
  nickname: z.string().max(100),
  gender: Gender,
  ageMonths: marked(z.int().min(0).max(1799), { private: true }),
  country: CountryCode,
  cardType: AskerCardType,
};

const CardNo = marked(writtenText({ max: 30 }), { public: 'a number that the person types' });

/** What people abroad have of their own: countries, those for whom they ask, and their consultations (spec 2 §2.30). */
export const overseas = defineCalls({
  ...overseasConsultCalls,
  /** The countries and regions, first those that are chosen most. */
  listCountries: {
    path: '/overseas/country/list.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: z.object({ hot: z.array(Country), items: z.array(Country) }),
  },
  /** Those for whom the account asks, in the order in which they came. */
  listAskers: {
    path: '/overseas/asker/list.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(Asker),
    tags: ['Asker'],
  },
  /** One of the account's; refuses with `forbidden` what belongs to another. */
  getAsker: {
    path: '/overseas/asker/detail.json',
    access: 'session',
    kind: 'query',
    request: z.object({ askerId: AskerId }),
    response: Asker,
    tags: ['Asker'],
  },
  /** Adds one to the account, ten at most; refuses with `patientLimitReached` and `patientDuplicate`. */
  addAsker: {
    path: '/overseas/asker/add.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ ...AskerFields, cardNo: CardNo }),
    response: z.object({ askerId: AskerId }),
    refusals: ['patientDuplicate', 'patientLimitReached'],
    tags: ['Asker'],
  },
  /** Changes one; a `cardNo` that is left out stays as it was. */
  updateAsker: {
    path: '/overseas/asker/update.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ askerId: AskerId, ...AskerFields, cardNo: CardNo.optional() }),
    response: z.object({ askerId: AskerId }),
    refusals: ['patientDuplicate'],
    tags: ['Asker'],
  },
  /** Deletes one of the account; refuses with `forbidden` what belongs to another. */
  deleteAsker: {
    path: '/overseas/asker/delete.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ askerId: AskerId }),
    response: z.object({ askerId: AskerId }),
    tags: ['Asker'],
  },
});
