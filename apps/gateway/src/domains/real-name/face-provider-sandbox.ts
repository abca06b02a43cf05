import { eq } from 'drizzle-orm';
import { sandboxGrants } from '../../kernel/people/identities/tables';
import { newToken, sha256 } from '../../platform/identifiers';
import type { Services } from '../../platform/services';
import type { FaceCheckProvider } from './face-provider';

/** Path of the page on which the sandbox's person looks into the camera. */
export const sandboxFacePath = '/sandbox/face-check';

/** Life of a check, as the messaging app has it at least. */
const lifeMs = 15 * 60_000;

/** A mini-program of the gateway's own, with a page on which one chooses whose face it is. */
export function sandboxFaceCheck(
  publicUrl: string,
  db: Services['db'],
  clock: Services['clock'],
): FaceCheckProvider {
  return {
    async begin({ returnUrl }) {
      const ticket = newToken();
      const page = newToken();
      await db.insert(sandboxGrants).values({
        grantHash: sha256(ticket),
        provider: 'faceCheck',
        // The page is known by its own name: the ticket stays between gateway and service.
        subject: `waiting:${sha256(page)}`,
        returnUrl,
        expiresAt: new Date(clock.now().getTime() + lifeMs),
      });
      return { ticket, openUrl: `${publicUrl}${sandboxFacePath}/${page}`, lifeMs };
    },
    async outcomeOf(ticket) {
      const [grant] = await db
        .select({ subject: sandboxGrants.subject })
        .from(sandboxGrants)
        .where(eq(sandboxGrants.grantHash, sha256(ticket)));
      const said = grant?.subject.split(':')[0];
      return said === 'passed' || said === 'failed' ? said : 'waiting';
    },
  };
}
