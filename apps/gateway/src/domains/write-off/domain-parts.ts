import { eraseAccount } from '../../kernel/people/accounts/erasure';
import { eraseAddresses } from '../addresses/erasure';
import { eraseMissedVisits } from '../booking/missed-visits';
import { countOpenVisits } from '../booking/open-visits';
import { eraseContacts } from '../emergency-contacts/erasure';
import { eraseRiskChecks } from '../high-risk/erasure';
import { eraseIdentities } from '../identity/erasure';
import { erasePatients } from '../../kernel/people/patients/erasure';
import { eraseExports } from '../privacy/erasure';
import { eraseProfile } from '../profile/erasure';
import { eraseRealName } from '../real-name/erasure';
import { eraseRedDots } from '../red-dots/service';
import { eraseUploads } from '../../kernel/files/erasure';
import { eraseWallets } from '../wallet/erasure';
import type { WriteOffParts } from './parts';

/** What each domain says about closing an account; the account itself goes last. */
export const writeOffParts: WriteOffParts = {
  obstacles: [{ kind: 'openVisits', count: countOpenVisits }],
  erasures: [
    erasePatients,
    eraseMissedVisits,
    eraseAddresses,
    eraseContacts,
    eraseExports,
    eraseRealName,
    eraseRedDots,
    eraseWallets,
    eraseUploads,
    eraseProfile,
    eraseIdentities,
    eraseRiskChecks,
    eraseAccount,
  ],
};
