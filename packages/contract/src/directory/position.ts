import { z } from 'zod';
import { marked } from '../marks';

/** Where a person is, for distances. */
export const PositionFields = {
  latitude: marked(z.number().min(-90).max(90), { private: true }).optional(),
  longitude: marked(z.number().min(-180).max(180), { private: true }).optional(),
};
