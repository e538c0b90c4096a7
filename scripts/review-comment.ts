// Prints the comment of .github/workflows/review-comment.yml on a review.
import { readFileSync } from 'node:fs';
import { commentOf, parseSummary } from './review/comment.ts';

const { ADDRESS = '', COMMIT = '' } = process.env;
console.log(commentOf(parseSummary(readFileSync('review/summary.json', 'utf8')), ADDRESS, COMMIT));
