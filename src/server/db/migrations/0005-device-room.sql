-- Room in each page of devices, so that a new count of fits stays beside the old row and spares its indexes.

alter table device set (fillfactor = 70);
