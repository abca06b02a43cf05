import { Id } from '@xinglin/contract';
import { z } from 'zod';
import { deskAction } from '../../../kernel/desk/desk-action';
import { sandboxSystems } from './configured-system';
import { sandboxManners } from './sandbox-system';

const Manner = z.object({ hospitalId: Id, manner: z.enum(sandboxManners) });

/** How the sandbox tries what real systems of hospitals do to a booking. */
export const hospitalSystemDesk = [
  deskAction({
    name: 'set-hospital-system',
    summary: 'Has the system of one hospital answer slowly, late, never, or with no.',
    onlyInSandbox: true,
    request: Manner,
    response: Manner,
    async handle({ hospitalId, manner }, { services }) {
      services.use(sandboxSystems).behave(hospitalId, manner);
      return { hospitalId, manner };
    },
  }),
];
