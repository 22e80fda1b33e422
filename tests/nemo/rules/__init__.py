"""The rules of Nemo's War, one test or more for each entry of its rulebook."""
