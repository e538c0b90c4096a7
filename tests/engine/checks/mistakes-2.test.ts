import { testMistakes } from './mistakes.ts';

testMistakes(1);
