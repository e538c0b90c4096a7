import { testMistakes } from './mistakes.ts';

testMistakes('facts');
