"""The cards and tokens of Nemo's War, one by one."""
