import type { ComponentProps } from 'react';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { Testimonials } from '#generated/entries.ts';
import { filled } from '#ui/filled-text.ts';
import { Section, SectionHead } from '#ui/sections/Section.tsx';
import { Slides } from './Slides.tsx';

type Review = Testimonials[number];

const star = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z';

const ratings = [1, 2, 3, 4, 5];

/** A rating of 1 to 5, as filled stars out of five. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span
      className={classes.stars}
      role="img"
      aria-label={filled(texts.reviews.stars, { rating, most: ratings.length })}
    >
      {ratings.map((count) => (
        <svg key={count} viewBox="0 0 24 24" aria-hidden="true" data-empty={count > rating || undefined}>
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <figure className={classes.review}>
      {review.sample && <span className={classes.tag}>{texts.reviews.sample}</span>}
      <Stars rating={review.rating} />
      <blockquote>{review.text}</blockquote>
      <figcaption>
        <span className={classes.initial} aria-hidden="true">
          {review.name.charAt(0)}
        </span>
        <span>
          <b>{review.name}</b>
          <span className={classes.small}>{review.location}</span>
        </span>
      </figcaption>
    </figure>
  );
}

interface ReviewsProps {
  head: ComponentProps<typeof SectionHead>;
  reviews: Testimonials;
  background: 'mango' | 'paper';
}

/** The section of customer reviews as a carousel; nothing if there are none. */
export function Reviews({ head, reviews, background }: ReviewsProps) {
  if (reviews.length === 0) return null;
  const slides = reviews.map((review, index) => ({ key: `${index}`, content: <ReviewCard review={review} /> }));
  return (
    <Section background={background}>
      <SectionHead {...head} />
      <Slides label={texts.reviews.all} one={texts.reviews.one} slides={slides} />
    </Section>
  );
}
