import type { SurveyQuestion } from '@xinglin/gateway-sdk';
import type { FaceScaleProps } from '@xinglin/ui';

/** Most numbers that are shown as a scale. */
const mostSteps = 11;

/**
 * The steps of a question that is answered on a scale; null for any other. A number between two words of the survey has
 * the word, and the face, of the one below it where the survey declares faces; else only the ends have words.
 */
export function scaleSteps({
  type,
  repeats,
  options,
  steps,
  min,
  max,
}: SurveyQuestion): FaceScaleProps['steps'] | null {
  if (type === 'choice' && !repeats && options.length > 0)
    return options.every(({ face }) => face !== null)
      ? options.map(({ code, display, face }) => ({
          value: code,
          word: display,
          ...(face !== null && { face }),
        }))
      : null;
  if (type !== 'integer' || min === null || max === null || max - min >= mostSteps) return null;
  return Array.from({ length: max - min + 1 }, (_, place) => {
    const number = min + place;
    const own = steps.findLast(({ from }) => from <= number);
    const hasWord = own !== undefined && (own.face !== null || own.from === number);
    return {
      value: String(number),
      number,
      word: hasWord ? own.text : '',
      ...(own !== undefined && own.face !== null && { face: own.face }),
    };
  });
}
