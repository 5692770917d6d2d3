-- Coordinates of cities in other countries were those of a city with the same name in the United States or Canada. Only jobs
-- from files have their own coordinates.

update seeker_profiles set latitude = null, longitude = null
where country not in ('', 'US', 'CA') and latitude is not null;

update jobs set latitude = null, longitude = null
where country not in ('', 'US', 'CA') and latitude is not null and source = 'direct';
