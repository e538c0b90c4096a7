import { testMistakes } from './mistakes.ts';

testMistakes(2);
