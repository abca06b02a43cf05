import { z } from 'zod';

/** What items examine: parts of the body and kinds of disease; `basic` is the person as a whole. */
export const checkUpParts = [
  'basic',
  'heart',
  'brain',
  'lung',
  'blood',
  'liver',
  'stomach',
  'kidney',
  'thyroid',
  'bone',
  'joint',
  'eye',
  'ear',
  'tooth',
  'breast',
  'uterus',
  'prostate',
  'tumour',
  'infection',
] as const;

/** What an item examines. */
export const CheckUpItemPart = z.enum(checkUpParts).meta({ id: 'CheckUpItemPart' });

/** What the drawing of a package shows: a part of the body, or the people it is for. */
export const CheckUpScene = z
  .enum([...checkUpParts, 'parents', 'women', 'men', 'couple', 'children', 'work'])
  .meta({ id: 'CheckUpScene' });

/** The drawing of a package. */
export const CheckUpPicture = z
  .object({
    main: CheckUpScene,
    /** A further part, drawn small in the corner; null without one. */
    badge: CheckUpItemPart.nullable(),
  })
  .meta({ id: 'CheckUpPicture' });

/** The drawing of a package as tables store it. */
export type CheckUpPictureOf = z.output<typeof CheckUpPicture>;

/** What a line of a preparation is about. */
export const checkUpPreparations = [
  'fasting',
  'alcohol',
  'medicines',
  'clothes',
  'brush',
  'metal',
  'loud',
  'coffee',
  'milk',
  'period',
  'identity',
  'other',
] as const;

/** What a line of a preparation is about: nothing to eat, what to bring. */
export const CheckUpPreparation = z.enum(checkUpPreparations).meta({ id: 'CheckUpPreparation' });
