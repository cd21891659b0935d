-- The addresses nearest to a place that was pointed at. A degree of longitude is half as long as one of latitude at 60° north.
create index addresses_by_place on addresses using gist (point(longitude * 0.5, latitude)) where kind = 'address';
