import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import { pricePanel as texts } from '#generated/interface.ts';
import type { PanelFigure, PanelHome, PanelService, PricePanel as PanelData } from '#types/price-panel.ts';
import type { Site } from '#types/site.ts';
import { cx } from '#styles/cx.ts';
import { Text } from './Contact.tsx';
import { homeId } from './home-id.ts';
import { Arrow } from './Icon.tsx';

function HomeCell({ home, kind, heading }: { home: PanelHome; kind: number; heading?: string }) {
  return (
    <label>
      <input
        type="radio"
        name="home"
        value={home.id}
        id={homeId(home.id)}
        data-kind={kind}
        data-picture={home.picture}
      />
      <span>
        {home.label}
        {heading !== undefined && <i className={cx(classes.hidden)}> {heading}</i>}
        {home.share !== undefined && <small> {home.share}</small>}
        {home.size !== undefined && (
          <small aria-hidden={home.spokenSize === undefined ? undefined : true}> {home.size}</small>
        )}
        {home.spokenSize !== undefined && <i className={cx(classes.hidden)}> {home.spokenSize}</i>}
      </span>
    </label>
  );
}

function Homes({ kinds }: Pick<PanelData, 'kinds'>) {
  return (
    <fieldset className={cx(classes.pick, { of: 'homes' })}>
      <legend>{texts.home}</legend>
      <div className={cx(classes.cells)}>
        {kinds.map(({ number, heading, homes }) => [
          heading !== undefined && (
            <b key={number} aria-hidden="true">
              {heading}
            </b>
          ),
          ...homes.map((home) => (
            <HomeCell key={home.id} home={home} kind={number} {...(heading !== undefined && { heading })} />
          )),
        ])}
      </div>
    </fieldset>
  );
}

function Services({ services }: Pick<PanelData, 'services'>) {
  return (
    <fieldset className={cx(classes.pick, { of: 'services' })}>
      <legend>{texts.need}</legend>
      <div className={cx(classes.cells)}>
        {services.map(({ slug, name, short }, index) => (
          <label key={slug}>
            <input type="radio" name="service" value={slug} data-service={index + 1} defaultChecked={index === 0} />
            <span>
              {name}{' '}
              {short.map((figure) => (
                <b key={figure.for} data-homes={figure.for}>
                  {figure.text}
                </b>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Often({ often }: { often: readonly string[] }) {
  return (
    <fieldset className={cx(classes.pick, { of: 'often' })}>
      <legend>{texts.often}</legend>
      <div className={cx(classes.cells)}>
        {often.map((label, index) => (
          <label key={label}>
            <input type="radio" name="often" value={label} defaultChecked={index === 0} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Figure({ figure: { for: homes, prefix, value, unit, label } }: { figure: PanelFigure }) {
  return (
    <p data-homes={homes}>
      <b>
        {prefix !== undefined && <small>{prefix} </small>}
        {value}
        {unit !== undefined && <i> {unit}</i>}
      </b>{' '}
      {label}
    </p>
  );
}

function Result({ service: { figures, missing, note }, number }: { service: PanelService; number: number }) {
  return (
    <div className={cx(classes.pricePanelFigures)} data-service-result={number}>
      {figures.map((figure) => (
        <Figure key={figure.for + figure.value} figure={figure} />
      ))}
      {(missing ?? note) !== undefined && (
        <p className={cx(classes.pricePanelNote)}>
          {missing && <span data-homes={missing.for}>{missing.text} </span>}
          {note}
        </p>
      )}
    </div>
  );
}

interface PricePanelProps {
  panel: PanelData;
  site: Site;
  heading?: string;
}

/**
 * The panel where visitors choose their home and a service, and see hours and price. It needs no script: the stylesheet
 * shows the result of the choice, and the button opens the enquiry form with the choice in the address.
 */
export function PricePanel({ panel, site, heading }: PricePanelProps) {
  const { kinds, services, often, area, button, next } = panel;
  const { pathname } = useLocation();
  const navigate = useNavigate();

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const choice = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    void navigate(`/contact?${choice}`, { state: { from: pathname } });
  }

  return (
    <form
      id="price-panel"
      action="/contact"
      className={cx(classes.pricePanel)}
      aria-label={texts.heading}
      onSubmit={onSubmit}
    >
      {heading !== undefined && <h2>{heading}</h2>}
      <Homes kinds={kinds} />
      {often === undefined && services.length > 1 && <Services services={services} />}
      {often !== undefined && <Often often={often} />}
      <div className={cx(classes.pricePanelResult)} role="status">
        {services.map((service, index) => (
          <Result key={service.slug} service={service} number={index + 1} />
        ))}
      </div>
      {services.length === 1 && <input type="hidden" name="service" value={services[0]!.slug} />}
      {area !== undefined && <input type="hidden" name="area" value={area} />}
      <div className={cx(classes.pricePanelAction)}>
        <button type="submit" className={cx(classes.button, { tone: 'primary' })}>
          {button}
          <Arrow />
        </button>
        <p className={cx(classes.small, { tone: 'muted' })}>
          <Text text={next} contact={site} />
        </p>
      </div>
    </form>
  );
}
