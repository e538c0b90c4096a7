import { Fold } from './Fold.tsx';

export const examples = { 'the fold': <Fold /> };
