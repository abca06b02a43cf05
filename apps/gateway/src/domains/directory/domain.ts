import { directory } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { doctorCards, hospitalCards } from '../../kernel/places/cards';
import { doctorFinders } from '../../kernel/places/doctor-finders';
import { hospitalFinders } from '../../kernel/places/hospital-finders';
import { nameFinders } from '../../kernel/places/name-finders';
import { doctorCardsOf, searchDoctors } from './doctors';
import { directoryHandlers } from './handlers';
import { importDesk } from './import-desk';
import { seed } from './seed/seed';
import { hospitalCardsOf, searchHospitals } from './hospitals';
import { doctorNames, hospitalNames } from './names';
import { topUpDeadline } from './deadlines';
import { defineDomain } from '../../platform/domain';

export const directoryDomain = defineDomain({
  name: 'directory',
  calls: directory,
  handlers: () => directoryHandlers,
  deadlines: [topUpDeadline],
  brings: [
    deskActions.of(...importDesk),
    doctorFinders.of(searchDoctors),
    doctorCards.of(doctorCardsOf),
    hospitalCards.of(hospitalCardsOf),
    hospitalFinders.of(searchHospitals),
    nameFinders.of(hospitalNames, doctorNames),
  ],
  seed: (db, { config, now }) => seed(db, { size: config.seed, now }),
});
