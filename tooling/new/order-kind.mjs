// Owns: what a new kind of order consists of: its machine and calls, its tables with a migration, its domain, its texts.
// Must not know: how any of them is written.
// Used by: `npm run new`.
import { CommandError } from '../process/workspace.mjs';
import { camel, insertBefore, kebab, pascal } from './changes.mjs';
import { listedDomain, withOwnedThings } from './domain.mjs';
import { callsText, machineText } from './order-contract.mjs';
import { gatewayFiles } from './order-gateway.mjs';
import { testText } from './order-test.mjs';
import { textFiles } from './order-texts.mjs';

const usage = `Usage: npm run new -- order-kind <domain> <thing> <中文名称> <English name> </path> [--cents 3800]
  For instance \`order-kind lessons lesson 课程 Lesson /lesson/order\`, whose calls are '/lesson/order/submit.json' and so on.
  --cents <price>  what the sandbox's first offer costs`;

/** What tries calls with ids of others knows how one is ordered. */
const ownedText = ({
  domain,
  thing,
  path,
}) => `import { seed } from '../../domains/${kebab(domain)}/seed';
import type { OwnedThings, Trial } from './trial';

/** Orders of the first that is offered. */
export async function ${domain}Things({ gateway }: Trial): Promise<OwnedThings> {
  await seed(gateway.services.db);
  return {
    makes: {
      async ${thing}Order({ make }) {
        const { items } = await make('${path}/offers.json', {});
        return (await make('${path}/submit.json', { offerId: items[0].offerId })).orderNo;
      },
    },
  };
}
`;

const idsText = ({ thing, Thing }) => `import { ownedId, publicId } from '../shapes';

export const ${Thing}OrderNo = ownedId('${thing}Order');
/** What can be ordered. */
export const ${Thing}OfferId = publicId('what is sold is the same for everybody');
`;

/** `order-kind <domain> <thing> <name in Chinese> <name in English> </path>`: something that is ordered, paid, cancelled. */
export function newOrderKind(_root, [rawDomain, rawThing, chinese, english, path], options = {}) {
  const cents = Number(options.cents ?? 3800);
  if (!rawDomain || !rawThing || !chinese || !english || !path?.startsWith('/'))
    throw new CommandError(usage);
  if (!Number.isSafeInteger(cents) || cents < 1)
    throw new CommandError('--cents is a price in whole cents, 1 or more.');
  const domain = camel(rawDomain);
  const thing = camel(rawThing);
  const id = kebab(thing);
  const names = {
    domain,
    thing,
    Thing: pascal(thing),
    id,
    column: id.replaceAll('-', '_'),
    chinese,
    english,
    path,
    cents,
  };
  const folder = `apps/gateway/src/domains/${kebab(domain)}`;
  const files = {
    ...gatewayFiles(names),
    ...textFiles(names),
    [`${kebab(domain)}.test.ts`]: testText(names),
  };
  const listed = listedDomain(domain);
  return {
    create: {
      [`packages/contract/src/${kebab(domain)}/${id}-order.ts`]: machineText(names),
      [`packages/contract/src/${kebab(domain)}/${kebab(domain)}.ts`]: callsText(names),
      ...Object.fromEntries(
        Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
      ),
      [`packages/contract/src/${kebab(domain)}/ids.ts`]: idsText(names),
      [`apps/gateway/src/testing/owned/${kebab(domain)}.ts`]: ownedText(names),
      [`.changeset/order-kind-${id}.md`]: `---\n'@xinglin/gateway-sdk': minor\n---\n\nOrder, pay and cancel: ${english}.\n`,
    },
    edit: {
      ...listed,
      'packages/contract/src/index.ts': (text) =>
        insertBefore(
          text,
          /^export \{\n {2}OrderAction,/gmu,
          `export {
  ${thing}KindName,
  ${thing}OrderMachine,
  type ${names.Thing}OrderEvent,
  type ${names.Thing}OrderState,
} from './${kebab(domain)}/${id}-order';
`,
        ),
      'apps/gateway/src/testing/owned/all.ts': withOwnedThings(domain),
    },
    migration: kebab(domain),
  };
}
