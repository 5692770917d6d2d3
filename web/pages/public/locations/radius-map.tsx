import type { Location } from '#domain/reference/locations.ts';
import { formatDistance, formatList, kilometersPerMile } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './radius-map.module.css';

/** Units of the picture for the radius. */
const ring = 100;
const milesPerDegree = 69.1;

/** A city, the circle around it, and towns in it: north is up, distances are to scale. */
export function RadiusMap({ place }: { readonly place: Location }) {
  const t = useT();
  const { display_name: city, radius, around } = place;
  const distance = formatDistance(Math.round(radius * kilometersPerMile));
  const label = t('pages.locations.map', { city, distance, places: formatList(around.map(({ name }) => name)) });
  return (
    <svg viewBox="-120 -112 240 224" className={css.map} role="img" aria-label={label}>
      <circle r={ring} className={css.area} />
      <circle r={ring / 2} className={css.half} />
      {around.map((town) => {
        const { x, y } = project(place, town);
        const isLeft = x < 0;
        return (
          <g key={town.name} transform={`translate(${x} ${y})`}>
            <circle r="3" className={css.town} />
            <text
              x={isLeft ? -6 : 6}
              y="4"
              textAnchor={isLeft ? 'start' : 'end'}
              dx={isLeft ? 12 : -12}
              className={css.name}
            >
              {town.name}
            </text>
          </g>
        );
      })}
      <circle r="5" className={css.city} />
      <text y="-9" textAnchor="middle" className={css.main}>
        {city}
      </text>
      <text y={ring + 11} textAnchor="middle" className={css.scale}>
        {distance}
      </text>
    </svg>
  );
}

/** East and south of the center. Within 80 miles, the earth is flat enough. */
function project(
  { lat, long, radius }: Location,
  town: Pick<Location, 'lat' | 'long'>,
): { readonly x: number; readonly y: number } {
  const units = (ring / radius) * milesPerDegree;
  const x = (town.long - long) * Math.cos((lat * Math.PI) / 180) * units;
  return { x: Math.round(x * 10) / 10, y: Math.round((lat - town.lat) * units * 10) / 10 };
}
