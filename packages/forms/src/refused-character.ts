// In a chunk of its own, which comes with the first letter that is typed.
export { refusedCharacter } from '@xinglin/rules';
