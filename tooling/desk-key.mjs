// `npm run desk:key -- <name> <action,action…> [days]`: makes a key for one of the hospital's systems, prints its
// secret once and the setting with the key added to those that DESK_KEYS holds here already. Nothing is written down.
import { createHash, randomBytes } from 'node:crypto';
import { CommandError, main } from './process/workspace.mjs';

const dayMs = 24 * 60 * 60 * 1000;

await main(async () => {
  const [name = '', actions = '', days = '365'] = process.argv.slice(2);
  if (!/^[\w.-]{1,64}$/u.test(name) || !/^[a-z-]+(?:,[a-z-]+)*$/u.test(actions) || !(days > 0))
    throw new CommandError('Usage: npm run desk:key -- <name> <action,action…> [days]');
  const secret = `xinglin-desk_${randomBytes(32).toString('base64url')}`;
  const now = Date.now();
  const key = {
    name,
    sha256: createHash('sha256').update(secret).digest('hex'),
    actions: actions.split(','),
    notBefore: new Date(now).toISOString(),
    notAfter: new Date(now + days * dayMs).toISOString(),
  };
  const keys = [...present(), key];
  console.log(
    `Secret, shown this once, for "${name}" to send as Authorization: Bearer …\n${secret}\n`,
  );
  console.log(`Setting of the gateways:\nDESK_KEYS='${JSON.stringify(keys)}'`);
});

/** The keys that are set already. */
function present() {
  const text = process.env.DESK_KEYS || '[]';
  try {
    const keys = JSON.parse(text);
    if (Array.isArray(keys)) return keys;
  } catch {
    // Told below, as what is no list.
  }
  throw new CommandError('DESK_KEYS is set to something that is no list of keys');
}
